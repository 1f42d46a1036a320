import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** What a field asks for: something typed, of the given kind, or one of the options. */
type AskedField =
  | { kind: 'number' | 'amount' | 'noun' | 'names'; slot: string; label: string; example: string }
  | { kind: 'choice'; slot: string; label: string; options: readonly { value: string; label: string }[] };

interface AnswerFieldProps {
  field: AskedField;
  value: string;
  /** Whether the answer is of another kind than was asked for; `describedBy` says so. */
  refused: boolean;
  describedBy: string;
  words: { inAll: string; choose: string; example: (text: string) => string };
  change: (value: string) => void;
  /** The person has left the field. */
  done?: () => void;
}

/** One field of a question, of the kind that its answer is. */
export function AnswerField({ field, value, refused, describedBy, words, change, done }: AnswerFieldProps) {
  if (field.kind === 'choice') {
    return (
      <SelectField
        className="min-w-36 grow sm:grow-0"
        label={<FieldLabel text={field.label} />}
        placeholder={field.slot === 'per' ? words.inAll : words.choose}
        options={field.options}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={done}
      />
    );
  }
  const width = field.kind === 'noun' || field.kind === 'names' ? 'basis-64 grow' : 'w-36';
  return (
    <TextField
      className={width}
      label={<FieldLabel text={field.label} />}
      value={value}
      maxLength={60}
      autoCapitalize="none"
      autoComplete="off"
      placeholder={words.example(field.example)}
      invalid={refused}
      describedBy={describedBy}
      onChange={(event) => change(event.target.value)}
      onBlur={done}
    />
  );
}

const FieldLabel = ({ text }: { text: string }) => <span className="font-text text-base font-bold tracking-normal normal-case">{text}</span>;

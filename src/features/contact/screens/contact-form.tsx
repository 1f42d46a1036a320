import { useState, type FormEvent } from 'react';
import { keysOf } from '../../../domain/keys.ts';
import { UNSENT } from '../../../ui/form/unsent.ts';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CONTACT, CONTACT_CATEGORIES } from '../copy.ts';
import { type Letter, LetterDialog } from './letter-dialog.tsx';

const CATEGORIES = keysOf(CONTACT_CATEGORIES);

/** The form: nothing is sent, the words are put in order and shown to be copied. The browser itself says what is missing. */
export function ContactForm() {
  const [letter, setLetter] = useState<Letter | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const category = CATEGORIES.find((one) => one === text('category')) ?? 'general';
    setLetter({ name: text('name'), email: text('email'), category, subject: text('subject'), message: text('message') });
  };
  return (
    <section aria-labelledby="letter" className="sheet p-5 sm:p-8">
      <h2 id="letter" className="text-3xl">
        {CONTACT.formHeading}
      </h2>
      <p className="mt-2">{CONTACT.formNote}</p>
      <form {...UNSENT} onSubmit={submit} className="mt-6 grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={CONTACT.name} name="name" autoComplete="name" pattern=".*\S.*" required />
          <TextField label={CONTACT.email} name="email" type="email" autoComplete="email" required />
        </div>
        <SelectField
          label={CONTACT.category}
          name="category"
          options={CATEGORIES.slice(1).map((value) => ({ value, label: CONTACT_CATEGORIES[value] }))}
          placeholder={CONTACT_CATEGORIES.general}
        />
        <TextField label={CONTACT.subject} name="subject" pattern=".*\S.*" required />
        <TextArea label={CONTACT.message} hint={CONTACT.messageHint} name="message" rows={7} required />
        <Button type="submit" tone="red" size="lg" className="justify-self-start">
          {CONTACT.submit}
        </Button>
      </form>
      <LetterDialog letter={letter} onClose={() => setLetter(null)} />
    </section>
  );
}

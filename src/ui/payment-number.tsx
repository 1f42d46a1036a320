/** What a payment is called in a letter; nothing where nobody said. */
export function PaymentNumber({ label, number, className = '' }: { label: string; number: string | null | undefined; className?: string }) {
  if (number === null || number === undefined) return null;
  return (
    <p className={className}>
      {label} <strong className="font-bold tracking-wide whitespace-nowrap">{number}</strong>
    </p>
  );
}

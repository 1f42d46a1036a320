import { createContext, use, useEffect, useState, type ReactNode } from 'react';

interface Toast {
  text: string;
  /** How long it stays, in milliseconds. */
  duration: number;
  key: number;
}

type ShowToast = (text: string, duration: number) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short confirmation in the corner and says it to screen readers. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

/** Holds the live region: it must stand in the page before the first toast does, or nobody hears that one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => setToast(null), toast.duration);
    return () => clearTimeout(timer);
  }, [toast]);
  const show: ShowToast = (text, duration) => setToast((last) => ({ text, duration, key: (last?.key ?? 0) + 1 }));
  return (
    <ToastContext value={show}>
      {children}
      <output className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end">
        {toast !== null && (
          <span key={toast.key} className="animate-rise border-3 border-ink bg-ink px-5 py-3 font-bold text-paper shadow-pen">
            {toast.text}
          </span>
        )}
      </output>
    </ToastContext>
  );
}

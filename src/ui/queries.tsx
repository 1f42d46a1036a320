import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One cache for all screens, so that a result fetched while waiting is there when its screen opens. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity } },
});

/** Wraps the screens that fetch. It is not in the first load: only lazy screens import it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Forgets every answer that was fetched: what they show may not exist any more. */
export function forgetAnswers(): void {
  client.clear();
}

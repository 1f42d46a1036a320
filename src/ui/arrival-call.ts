import { useEffect } from 'react';
import { callFunction } from './api.ts';

/** Calls a function of the server once when the screen opens, and needs no answer. Not without a network: it would be an error that nobody made. */
export function useArrivalCall(name: string): void {
  useEffect(() => {
    if (navigator.onLine) void callFunction(name, {});
  }, [name]);
}

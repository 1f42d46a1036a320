/** Hands a file to the browser's downloads under this name. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser has to have begun reading before the address goes away.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

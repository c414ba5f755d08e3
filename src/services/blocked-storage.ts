// The e-mail client reads it on import. Blocked storage throws there, and no page with a form would hydrate; with `undefined` the client does without.
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}

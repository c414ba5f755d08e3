// The e-mail client asks for it as soon as it is imported. Where storage is blocked that throws, and no page with a form
// would come to life; where there is none, the client does without.
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}

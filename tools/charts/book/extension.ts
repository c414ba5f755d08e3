/** Goes beyond the specification. */
export const isExtension = ({ spec }: { spec: string }) => spec.startsWith('extension:');

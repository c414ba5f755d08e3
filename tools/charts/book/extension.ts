export const isExtension = ({ spec }: { spec: string }) => spec.startsWith('extension:');

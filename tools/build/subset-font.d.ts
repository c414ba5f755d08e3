declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'woff2' | 'truetype';
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text?: string, options?: SubsetOptions): Promise<Buffer>;
}

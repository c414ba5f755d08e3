/** The icons a service text may name; the page maps each to its outline icon. */
export type ServiceIcon =
  | 'sun'
  | 'battery'
  | 'plug'
  | 'house'
  | 'door'
  | 'layers'
  | 'wrench'
  | 'shield'
  | 'network'
  | 'phone'
  | 'bolt'
  | 'factory'
  | 'check'
  | 'euro'
  | 'leaf'
  | 'clock'
  | 'ruler'
  | 'file'
  | 'gauge'
  | 'thermometer';

export interface Feature {
  icon: ServiceIcon;
  title: string;
  description: string;
  /** Often empty (§3). */
  content: string;
}

export interface ProcessStep {
  title: string;
  description: string;
}

export interface ServiceText {
  content: string;
  features: readonly Feature[];
  process: readonly ProcessStep[];
  benefits: readonly string[];
}

export interface ServiceItem {
  id: string;
  short: string;
  title: string;
  description: string;
  icon: ServiceIcon;
  /** Of its files in `public/videos`; it begins with the picture of the page. */
  video?: 'thuisbatterij';
}

export interface ServiceCategory {
  title: string;
  description: string;
  icon: ServiceIcon;
  items: readonly ServiceItem[];
}

import { type IconNode, PowerOff, ShieldAlert, Wrench, Zap } from 'lucide';
import type { IssueType } from '../../../machines/fault/fault.rules';

export const issueTypeIcons: Record<IssueType, IconNode> = {
  'power-outage': PowerOff,
  'short-circuit': Zap,
  safety: ShieldAlert,
  other: Wrench,
};

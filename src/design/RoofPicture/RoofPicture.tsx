import type { ReactNode } from 'react';
import { frame, roof } from './RoofPicture.css';

interface Props {
  /** The sun-coloured line along the cut, which marks the hero picture of a page and nothing else. */
  board?: boolean;
  children: ReactNode;
}

export const RoofPicture = ({ board = false, children }: Props) => (
  <div className={frame} data-board={board}>
    <div className={roof}>{children}</div>
  </div>
);

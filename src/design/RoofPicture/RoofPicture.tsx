import type { ReactNode } from 'react';
import { frame, roof } from './RoofPicture.css';

interface Props {
  /** The sun-coloured barge board along the cut marks the picture hero of a page, and nothing else. */
  board?: boolean;
  children: ReactNode;
}

export const RoofPicture = ({ board = false, children }: Props) => (
  <div className={frame} data-board={board}>
    <div className={roof}>{children}</div>
  </div>
);

import type { ComponentProps } from 'react';
import { galleryTexts } from '../../../content/pages/gallery';
import { projects } from '../../../content/projects';
import * as styles from './caption.css';

interface Props extends ComponentProps<'p'> {
  of: string;
}

/** Where, when, and how much. */
export function ProjectFacts({ of: name, ...props }: Props) {
  const project = projects[name];
  return (
    project && (
      <p {...props} className={styles.facts}>
        {project.place}, {project.year} ({galleryTexts.impression})
        <br />
        {project.figures}
      </p>
    )
  );
}

import { ArrowLeft, ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import type { FaultActor } from '../../../machines/fault/fault.machine';
import { Button } from '../../design/Button/Button';
import { DialogBody, DialogFoot } from '../../design/Dialog/Dialog';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './fault.css';

export interface StepProps {
  fault: FaultActor;
}

interface Props {
  title: string;
  onSubmit: (form: HTMLFormElement) => void;
  back: ReactNode;
  onward: ReactNode;
  plain?: boolean;
  children: ReactNode;
}

export const FaultStep = ({ title, onSubmit, back, onward, plain, children }: Props) => (
  <form
    className={styles.step}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
    }}
  >
    <DialogBody plain={plain}>
      <h3 id="fault.step" tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      {children}
    </DialogBody>
    <DialogFoot>
      {back}
      <div className={styles.onward}>{onward}</div>
    </DialogFoot>
  </form>
);

export const NextButton = ({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) => (
  <Button type="submit" variant={variant} iconAfter={<Icon of={ArrowRight} />}>
    Volgende
  </Button>
);

export const BackButton = ({ fault }: StepProps) => (
  <Button variant="quiet" icon={<Icon of={ArrowLeft} />} onClick={() => fault.send({ type: 'back' })}>
    Terug
  </Button>
);

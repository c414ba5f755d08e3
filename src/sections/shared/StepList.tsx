import { numbered } from './aside.css';

export const StepList = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className={numbered}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

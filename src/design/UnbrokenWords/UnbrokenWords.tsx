import { nowrap } from '../tokens/text.css';

/** Breaks lines between words, never at a hyphen within one. */
export const UnbrokenWords = ({ children }: { children: string }) => (
  <>
    {children.split(/(\S+-\S+)/).map((part, index) =>
      index % 2 ? (
        <span key={index} className={nowrap}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);

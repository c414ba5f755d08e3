import { answers, section4 } from './section-4';

/** What can be referred to: the names of each section by its sign (`§5`), and the numbers of the decisions. */
export interface Requirements {
  sections: Record<string, readonly string[]>;
  decisions: readonly string[];
}

export function requirementsIn(markdown: string): Requirements {
  const sections: Record<string, string[]> = {};
  const decisions: string[] = [];
  for (const clause of wordsOf(markdown).keys()) {
    const [sign = '', ...name] = clause.split(' ');
    if (sign.startsWith('§')) (sections[sign] ??= []).push(name.join(' '));
    else decisions.push(clause);
  }
  return { sections, decisions };
}

/** The parts of a clause that do not exist: of `§4 Gallery, D26`, or in an extension. */
export function unknownInClause(spec: string, requirements: Requirements): string[] {
  if (spec.startsWith('extension: ')) return unknownInProse(spec, requirements);
  return spec.split(', ').filter((reference) => {
    const [sign = '', ...words] = reference.split(' ');
    return words.length
      ? !requirements.sections[sign]?.includes(words.join(' '))
      : !requirements.decisions.includes(reference);
  });
}

/** The same for any text, where words may follow a name and first words may stand for it: `§4 Blog pages: the list`. */
export function unknownInProse(text: string, { sections, decisions }: Requirements): string[] {
  const references = text.match(/§\d(?: [A-Z/][^\n'"`]*)?/g) ?? [];
  const numbers = text.match(/\bD\d+b?\b/g) ?? [];
  return [
    ...references.filter((reference) => {
      const names = sections[reference.slice(0, 2)];
      const words = reference.slice(3);
      return !names || (words && !names.some((name) => beginsWith(words, name) || beginsWith(name, words)));
    }),
    ...numbers.filter((number) => !decisions.includes(number)),
  ];
}

const beginsWith = (words: string, name: string) =>
  words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length));

/** Returns the words of each requirement by its clause, such as `§5 Fault wizard`. A clause of section 4 has its own sentence. */
export function wordsOf(markdown: string): Map<string, string> {
  let sign = '';
  return new Map(
    markdown.split('\n').flatMap((line) => {
      if (line.startsWith('## ')) sign = line.split(' ')[1] ?? '';
      const [name = '', words] = line.split('**: ');
      if (!words || !name.startsWith('- **')) return [];
      const clause = `${sign.startsWith('§') ? `${sign} ` : ''}${name.slice('- **'.length)}`;
      return [[clause, section4.find(({ sentence }) => answers(clause, sentence))?.sentence ?? words] as const];
    }),
  );
}

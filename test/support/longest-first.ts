/** The order of the test files. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more though they are short. Without times of an earlier run the largest files come first, and one
 * of these would be left for the end, when no other work is there beside it. */
const long = [
  'test/cli/examples.test.ts',
  'test/packaging/guides.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/geo/languages/as-spoken.test.ts',
  'test/geo/languages/parity.test.ts',
  'test/geo/languages/kinds.test.ts',
  'test/geo/map/every-kind.test.ts',
  'test/geo/sets/stretches-and-sides.test.ts',
  'test/tabular/files/people/people.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? long.length : at;
};

/** Within a project: workers of the two kinds are not mixed. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}

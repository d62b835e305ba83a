/** What is measured: the product, what its goals compare it with, and its own earlier or other ways. */
export const targetTitles = {
  averigua: 'Averigua',
  floor: 'React e CSS',
  'react-admin': 'react-admin',
  antd: 'antd',
  tanstack: 'TanStack',
  node: 'node -e 0',
  component: 'Componente',
}

export type BenchTarget = keyof typeof targetTitles

/** One value of one round. `measure` ends with its unit in brackets, where it has one. */
export type Figure = { measure: string; target: BenchTarget; value: number }

/** The values of one measure and subject, in the order of their rounds. */
export const selectValues = (figures: readonly Figure[], measure: string, target: BenchTarget): number[] =>
  figures.filter((figure) => figure.measure === measure && figure.target === target).map(({ value }) => value)

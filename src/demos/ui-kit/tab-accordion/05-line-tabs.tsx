import { TabsExample } from './plain-examples.tsx'

export const meta = {
  title: 'Abas em linha',
  description: 'Setas mudam de aba; Home e End vão à primeira e à última.',
}

export default () => <TabsExample variant="line" />

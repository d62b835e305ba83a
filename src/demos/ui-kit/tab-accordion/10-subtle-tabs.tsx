import { TabsExample } from './plain-examples.tsx'

export const meta = { title: 'Abas suaves' }

export default () => <TabsExample variant="subtle" />

import { TabsExample } from './shared.tsx'

export const meta = { title: 'Abas suaves' }

export default () => <TabsExample variant="subtle" />

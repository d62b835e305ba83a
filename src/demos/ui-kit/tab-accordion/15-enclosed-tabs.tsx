import { TabsExample } from './plain-examples.tsx'

export const meta = { title: 'Abas em moldura' }

export default () => <TabsExample variant="enclosed" />

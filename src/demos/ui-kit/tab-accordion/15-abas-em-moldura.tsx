import { TabsExample } from './shared.tsx'

export const meta = { title: 'Abas em moldura' }

export default () => <TabsExample variant="enclosed" />

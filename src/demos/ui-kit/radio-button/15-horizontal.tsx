import { Choice, Group } from './group.tsx'

export const meta = { title: 'Em linha' }

export default () => (
  <Group label="Tipo de pessoa" direction="row" defaultValue="fisica">
    <Choice value="fisica" text="Física" />
    <Choice value="juridica" text="Jurídica" />
  </Group>
)

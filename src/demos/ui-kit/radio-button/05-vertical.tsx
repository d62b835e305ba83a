import { Choice, Group } from './group.tsx'

export const meta = { title: 'Em lista', description: 'Com explicação, e uma indisponível.' }

export default () => (
  <Group label="Entrega do relatório" defaultValue="email">
    <Choice value="email" text="Por e-mail" detail="Chega em poucos minutos." />
    <Choice value="painel" text="No painel" detail="Fica guardado por 30 dias." />
    <Choice value="correio" text="Pelo correio" detail="Disponível em breve." disabled />
  </Group>
)

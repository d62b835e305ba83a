import { Column } from '../basics.tsx'
import { Bar, BarHead } from './bar.tsx'

export const meta = { title: 'Com rótulo e valor' }

const readName = (value: number) => (value === 100 ? 'Importação concluída' : 'Importando registros')

export default () => (
  <Column gap="5">
    {[20, 55, 100].map((value) => (
      <Bar key={value} name={readName(value)} value={value}>
        <BarHead text={readName(value)} />
      </Bar>
    ))}
  </Column>
)

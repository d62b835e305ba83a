import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { switchCss } from '@/ui/forms/switch-field.tsx'

export const meta = {
  title: 'Grade de avisos',
  description: 'Um interruptor por aviso e canal, e um por coluna.',
}

const channels = ['E-mail', 'Navegador', 'SMS']

const events = ['Fim de lote', 'Fonte fora do ar', 'Novo acesso à conta']

const everything = events.flatMap((event) => channels.map((channel) => `${event}, ${channel}`))

export default function NoticeMatrix() {
  const [enabled, setEnabled] = useState<readonly string[]>(everything.filter((key) => !key.endsWith('SMS')))
  const toggle = (keys: readonly string[], isOn: boolean) =>
    setEnabled([...enabled.filter((key) => !keys.includes(key)), ...(isOn ? keys : [])])
  return (
    <chakra.table css={matrixCss}>
      <thead>
        <tr>
          <th scope="col">Aviso</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {channel}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event}>
            <th scope="row">{event}</th>
            {channels.map((channel) => {
              const key = `${event}, ${channel}`
              return (
                <td key={channel}>
                  <Toggle label={key} isOn={enabled.includes(key)} onChange={(isOn) => toggle([key], isOn)} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Todos</th>
          {channels.map((channel) => {
            const keys = everything.filter((key) => key.endsWith(channel))
            const isOn = keys.every((key) => enabled.includes(key))
            return (
              <td key={channel}>
                <Toggle label={`Todos por ${channel}`} isOn={isOn} onChange={(isOn) => toggle(keys, isOn)} />
              </td>
            )
          })}
        </tr>
      </tfoot>
    </chakra.table>
  )
}

type ToggleProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

const Toggle = ({ label, isOn, onChange }: ToggleProps) => (
  <chakra.input
    type="checkbox"
    role="switch"
    aria-label={label}
    checked={isOn}
    onChange={({ target }) => onChange(target.checked)}
    css={switchCss}
    verticalAlign="middle"
  />
)

const matrixCss = {
  width: 'full',
  '& th, & td': { py: '2.5', px: '1', textAlign: 'center', borderBottomWidth: '1px', fontWeight: '400' },
  '& tr > th:first-of-type': { textAlign: 'start', _rtl: { textAlign: 'right' }, ps: '0' },
  '& thead th': { color: 'fg.muted', fontWeight: '500' },
  '& tfoot th, & tfoot td': { borderBottomWidth: '0' },
  '& tfoot th': { fontWeight: '600' },
} as const

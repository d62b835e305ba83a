import { Button, ButtonGroup, IconButton, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { cast } from '../../parts/cast.ts'
import { DropMenu, LastAction, RadioItem } from './menu-parts.tsx'

export const meta = {
  title: 'Botão dividido',
  description: 'A ação mais usada num clique; as outras no menu.',
}

const rows = cast.map(({ name, role }) => [name, role])

const toJson = () => JSON.stringify(cast.map(({ name, role }) => ({ nome: name, area: role })))

const formats = {
  csv: { name: 'Baixar CSV', type: 'text/csv', build: () => buildCsv([['Nome', 'Área'], ...rows]) },
  json: { name: 'Baixar JSON', type: 'application/json', build: toJson },
  txt: {
    name: 'Baixar texto',
    type: 'text/plain',
    build: () => rows.map((row) => row.join(' – ')).join('\n'),
  },
} as const

type Format = keyof typeof formats

/** The menu changes the format of the button beside it, and downloads at once. */
export default function Split() {
  const [format, setFormat] = useState<Format>('csv')
  const [done, setDone] = useState('')

  function save(chosen: Format) {
    const { type, build } = formats[chosen]
    setFormat(chosen)
    download(`equipe.${chosen}`, type, build())
    setDone(`equipe.${chosen} baixado`)
  }

  const divider = { borderInlineStartWidth: '1px', borderInlineStartColor: 'primary.contrast/40' }
  const others = (
    <Menu.Trigger asChild>
      <IconButton aria-label="Outros formatos" {...divider}>
        <LuChevronDown />
      </IconButton>
    </Menu.Trigger>
  )
  return (
    <>
      <ButtonGroup attached role="group" aria-label="Baixar a equipe">
        <Button onClick={() => save(format)}>{formats[format].name}</Button>
        <DropMenu trigger={others} positioning={{ placement: 'bottom-end' }}>
          <Menu.RadioItemGroup value={format} onValueChange={({ value }) => save(value as Format)}>
            {Object.entries(formats).map(([key, { name }]) => (
              <RadioItem key={key} value={key}>
                {name}
              </RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </DropMenu>
      </ButtonGroup>
      <LastAction>{done}</LastAction>
    </>
  )
}

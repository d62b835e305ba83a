import { Button, ButtonGroup, IconButton, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck, LuChevronDown } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { cast } from '../../parts/cast.ts'
import { LastAction } from './last-action.tsx'
import { Floating } from './menu-parts.tsx'

const formats = {
  csv: { name: 'Baixar CSV', type: 'text/csv' },
  json: { name: 'Baixar JSON', type: 'application/json' },
  txt: { name: 'Baixar texto', type: 'text/plain' },
} as const

type Format = keyof typeof formats

const rows = cast.map(({ name, role }) => [name, role])

const contents: Record<Format, () => string> = {
  csv: () => buildCsv([['Nome', 'Área'], ...rows]),
  json: () => JSON.stringify(cast.map(({ name, role }) => ({ nome: name, area: role }))),
  txt: () => rows.map((row) => row.join(' – ')).join('\n'),
}

/** The menu changes the format of the button beside it, and downloads at once. */
export function Split() {
  const [format, setFormat] = useState<Format>('csv')
  const [done, setDone] = useState('')

  function save(chosen: Format) {
    setFormat(chosen)
    download(`equipe.${chosen}`, formats[chosen].type, contents[chosen]())
    setDone(`equipe.${chosen} baixado`)
  }

  return (
    <>
      <ButtonGroup attached role="group" aria-label="Baixar a equipe">
        <Button onClick={() => save(format)}>{formats[format].name}</Button>
        <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <IconButton
              aria-label="Outros formatos"
              borderInlineStartWidth="1px"
              borderInlineStartColor="primary.contrast/40"
            >
              <LuChevronDown />
            </IconButton>
          </Menu.Trigger>
          <Floating>
            <Menu.RadioItemGroup value={format} onValueChange={({ value }) => save(value as Format)}>
              {Object.entries(formats).map(([key, { name }]) => (
                <Menu.RadioItem key={key} value={key}>
                  <Menu.ItemIndicator>
                    <LuCheck aria-hidden="true" />
                  </Menu.ItemIndicator>
                  {name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Floating>
        </Menu.Root>
      </ButtonGroup>
      <LastAction>{done}</LastAction>
    </>
  )
}

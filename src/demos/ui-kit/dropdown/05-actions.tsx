import { Button, ButtonGroup, IconButton, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronDown, LuCopy, LuEllipsis, LuPencil, LuTrash2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { cast } from '../../parts/cast.ts'
import { Row } from '../basics.tsx'
import { DropMenu, LastAction, RadioItem } from './menu-parts.tsx'

export const meta = {
  Actions: { title: 'Ações', description: 'Setas percorrem, letras buscam, Esc fecha.' },
  Split: {
    title: 'Botão dividido',
    description: 'A ação mais usada num clique; as outras no menu.',
  },
}

export function Actions() {
  const [last, setLast] = useState('')
  const select = ({ value }: { value: string }) => setLast(`${value} foi escolhido`)
  const more = (
    <Menu.Trigger asChild>
      <IconButton variant="ghost" aria-label="Mais ações">
        <LuEllipsis />
      </IconButton>
    </Menu.Trigger>
  )
  return (
    <>
      <Row>
        <DropMenu trigger="Ações" onSelect={select}>
          <Menu.Item value="Editar">
            <LuPencil aria-hidden="true" /> Editar
          </Menu.Item>
          <Menu.Item value="Duplicar">
            <LuCopy aria-hidden="true" /> Duplicar
          </Menu.Item>
          <Menu.Item value="Arquivar" disabled>
            Arquivar
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="Excluir" color="fg.error">
            <LuTrash2 aria-hidden="true" /> Excluir
          </Menu.Item>
        </DropMenu>
        <DropMenu trigger={more} positioning={{ placement: 'bottom-end' }} onSelect={select}>
          <Menu.Item value="Imprimir">Imprimir</Menu.Item>
          <Menu.Item value="Exportar CSV">Exportar CSV</Menu.Item>
        </DropMenu>
      </Row>
      <LastAction>{last}</LastAction>
    </>
  )
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

export function Split() {
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

import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Choice } from './choice.tsx'

export const meta = { title: 'Marcar todas', description: 'A de cima mostra quando só parte está marcada.' }

const reports = ['Consultas do dia', 'Uso por módulo', 'Falhas das fontes']

/** The upper box shows the state of the boxes below: all, none or some. */
export default function SelectAll() {
  const [marked, setMarked] = useState(['Uso por módulo'])
  const every = marked.length === reports.length
  const toggle = (report: string, isMarked: boolean) =>
    setMarked(reports.filter((each) => (each === report ? isMarked : marked.includes(each))))
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="600" mb="3">
        Relatórios por e-mail
      </chakra.legend>
      <Choice
        label="Todos"
        checked={every || (marked.length > 0 && 'indeterminate')}
        onCheckedChange={() => setMarked(every ? [] : reports)}
      />
      <Stack gap="3" mt="3" ps="7">
        {reports.map((report) => (
          <Choice
            key={report}
            label={report}
            checked={marked.includes(report)}
            onCheckedChange={({ checked }) => toggle(report, checked === true)}
          />
        ))}
      </Stack>
    </chakra.fieldset>
  )
}

import {
  Box,
  Checkbox,
  CheckboxCard,
  type CheckboxRootProps,
  chakra,
  Grid,
  Stack,
  Text,
} from '@chakra-ui/react'
import { checkboxCardSlotRecipe, checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { Row } from '../basics.tsx'

export const meta = {
  Variants: { title: 'Variantes' },
  Palettes: { title: 'Cores' },
  Sizes: { title: 'Tamanhos' },
  States: { title: 'Estados' },
  SelectAll: { title: 'Marcar todas', description: 'A de cima mostra quando só parte está marcada.' },
  Cards: { title: 'Cartões', description: 'O cartão inteiro é a área do clique.' },
}

/** Strong enough to be visible on a panel. */
const restBorder = { '&[data-state=unchecked]:not([data-invalid])': { borderColor: 'border.control' } }

/** The theme's corners would make a small box round, as a radio button is. */
const smallCorners = { borderRadius: '3px' }

type ChoiceProps = CheckboxRootProps & { label: string; descriptionId?: string }

const Choice = ({ label, descriptionId, ...root }: ChoiceProps) => (
  <Checkbox.Root recipe={checkboxSlotRecipe} {...root}>
    <Checkbox.HiddenInput aria-describedby={descriptionId} />
    <Checkbox.Control css={[restBorder, root.size === 'xs' || root.size === 'sm' ? smallCorners : {}]} />
    <Checkbox.Label>{label}</Checkbox.Label>
  </Checkbox.Root>
)

export const Variants = () => (
  <Row gap="6">
    <Choice label="Cheia" variant="solid" defaultChecked />
    <Choice label="Contorno" variant="outline" defaultChecked />
    <Choice label="Suave" variant="subtle" defaultChecked />
  </Row>
)

export const Palettes = () => (
  <Row gap="6">
    <Choice label="Primária" colorPalette="primary" defaultChecked />
    <Choice label="Sucesso" colorPalette="success" defaultChecked />
    <Choice label="Atenção" colorPalette="warning" defaultChecked />
    <Choice label="Perigo" colorPalette="danger" defaultChecked />
  </Row>
)

export const Sizes = () => (
  <Row gap="6">
    <Choice label="Mínima" size="xs" defaultChecked />
    <Choice label="Pequena" size="sm" defaultChecked />
    <Choice label="Média" size="md" defaultChecked />
    <Choice label="Grande" size="lg" defaultChecked />
  </Row>
)

export function States() {
  const errorId = useId()
  return (
    <Stack gap="3">
      <Choice label="Indisponível" disabled />
      <Choice label="Indisponível e marcada" disabled defaultChecked />
      <Box>
        <Choice label="Aceito os termos" invalid descriptionId={errorId} />
        <Text id={errorId} color="fg.error" textStyle="small" mt="1">
          Para continuar é preciso aceitar
        </Text>
      </Box>
    </Stack>
  )
}

const reports = ['Consultas do dia', 'Uso por módulo', 'Falhas das fontes']

export function SelectAll() {
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

const channels = [
  ['email', 'E-mail', 'Um resumo toda segunda-feira.'],
  ['sms', 'SMS', 'Só quando uma fonte sair do ar.'],
  ['push', 'Navegador', 'Assim que um lote termina.'],
] as const

export const Cards = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
    {channels.map(([value, name, detail]) => (
      <CheckboxCard.Root key={value} recipe={checkboxCardSlotRecipe} defaultChecked={value === 'email'}>
        <CheckboxCard.HiddenInput />
        <CheckboxCard.Control>
          <CheckboxCard.Content>
            <CheckboxCard.Label>{name}</CheckboxCard.Label>
            <CheckboxCard.Description opacity="1" color="fg.muted">
              {detail}
            </CheckboxCard.Description>
          </CheckboxCard.Content>
          <CheckboxCard.Indicator css={restBorder} />
        </CheckboxCard.Control>
      </CheckboxCard.Root>
    ))}
  </Grid>
)

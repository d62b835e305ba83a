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
import { PermissionTree } from './choices/permission-tree.tsx'
import { TeamCards } from './choices/team-cards.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** Strong enough to be visible on a panel. */
const restBorder = { '&[data-state=unchecked]:not([data-invalid])': { borderColor: 'border.control' } }

/** The theme's corners would make a small box round, as a radio button is. */
const smallCorners = { borderRadius: '3px' }

type ChoiceProps = CheckboxRootProps & { descriptionId?: string }

const Choice = ({ children, descriptionId, ...root }: ChoiceProps) => (
  <Checkbox.Root recipe={checkboxSlotRecipe} {...root}>
    <Checkbox.HiddenInput aria-describedby={descriptionId} />
    <Checkbox.Control css={[restBorder, root.size === 'xs' || root.size === 'sm' ? smallCorners : {}]} />
    <Checkbox.Label>{children}</Checkbox.Label>
  </Checkbox.Root>
)

function Variants() {
  return (
    <Row gap="6">
      <Choice variant="solid" defaultChecked>
        Cheia
      </Choice>
      <Choice variant="outline" defaultChecked>
        Contorno
      </Choice>
      <Choice variant="subtle" defaultChecked>
        Suave
      </Choice>
    </Row>
  )
}

const palettes = { primary: 'Primária', success: 'Sucesso', warning: 'Atenção', danger: 'Perigo' } as const

function Palettes() {
  return (
    <Row gap="6">
      {(Object.keys(palettes) as (keyof typeof palettes)[]).map((palette) => (
        <Choice key={palette} colorPalette={palette} defaultChecked>
          {palettes[palette]}
        </Choice>
      ))}
    </Row>
  )
}

const sizes = { xs: 'Mínima', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

function Sizes() {
  return (
    <Row gap="6">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Choice key={size} size={size} defaultChecked>
          {sizes[size]}
        </Choice>
      ))}
    </Row>
  )
}

function States() {
  const errorId = useId()
  return (
    <Stack gap="3">
      <Choice disabled>Indisponível</Choice>
      <Choice disabled defaultChecked>
        Indisponível e marcada
      </Choice>
      <Box>
        <Choice invalid descriptionId={errorId}>
          Aceito os termos
        </Choice>
        <Text id={errorId} color="fg.error" textStyle="small" mt="1">
          Para continuar é preciso aceitar
        </Text>
      </Box>
    </Stack>
  )
}

const reports = ['Consultas do dia', 'Uso por módulo', 'Falhas das fontes']

/** The upper box shows the state of the boxes below: all, none or some. */
function SelectAll() {
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
        checked={every || (marked.length > 0 && 'indeterminate')}
        onCheckedChange={() => setMarked(every ? [] : reports)}
      >
        Todos
      </Choice>
      <Stack gap="3" mt="3" ps="7">
        {reports.map((report) => (
          <Choice
            key={report}
            checked={marked.includes(report)}
            onCheckedChange={({ checked }) => toggle(report, checked === true)}
          >
            {report}
          </Choice>
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

function Cards() {
  return (
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
}

export default function CheckboxPage() {
  return (
    <SpecimenPage source={() => import('./checkbox.tsx?raw')}>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Cores" code="Palettes">
        <Palettes />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Estados" code="States">
        <States />
      </Specimen>
      <Specimen
        title="Marcar todas"
        description="A de cima mostra quando só parte está marcada."
        code="SelectAll"
      >
        <SelectAll />
      </Specimen>
      <Specimen title="Cartões" description="O cartão inteiro é a área do clique." code="Cards">
        <Cards />
      </Specimen>
      <Specimen
        title="Árvore de permissões"
        description="Setas andam, abrem e fecham; espaço marca; letras procuram. Fica guardada."
        code="CheckTree"
        source={() => import('./choices/check-tree.tsx?raw')}
      >
        <PermissionTree />
      </Specimen>
      <Specimen
        title="Equipe, com limite"
        description="Com três escolhidos, os outros esperam."
        code="TeamCards"
        source={() => import('./choices/team-cards.tsx?raw')}
      >
        <TeamCards />
      </Specimen>
    </SpecimenPage>
  )
}

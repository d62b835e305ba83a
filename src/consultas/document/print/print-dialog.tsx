import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { LuPrinter } from 'react-icons/lu'
import { onSessionEnd } from '@/state/session.ts'
import { CloseCorner, ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { describeValues } from './hidden-values.ts'
import {
  type PrintChoices,
  type PrintOffer,
  type PrintPart,
  sumSensitive,
  type ValueChoice,
  wholeScreen,
} from './print-offer.ts'
import { PrintParts } from './print-parts.tsx'

type PrintDialogProps = {
  offer: PrintOffer
  onPrint: (choices: PrintChoices) => void
  onDismiss: () => void
}

/** Asks what a print shows: parts, sensitive values, purpose, conclusion and mark. */
export function PrintDialog({ offer, onPrint, onDismiss }: PrintDialogProps) {
  const { title, parts, purpose, conclusion } = offer
  const [omitted, setOmitted] = useState<PrintChoices['omitted']>(wholeScreen.omitted)
  const [chosenValues, setChosenValues] = useState<ValueChoice>()
  const values =
    chosenValues && (chosenValues !== 'screen' || isMixed(parts)) ? chosenValues : chooseFirst(offer)
  const [hasPurpose, setHasPurpose] = useState(true)
  const [hasConclusion, setHasConclusion] = useState(true)
  const [mark, setMark] = useState(lastMark.read)
  const offered = parts.filter(({ isFixed }) => !isFixed)
  const isNothing = offered.length > 0 && offered.every(({ key }) => omitted.has(key))
  const isBlocked = isNothing || mark.length > maxMarkLength
  const sensitive = sumSensitive(parts, omitted)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked) return
    lastMark.write(mark)
    onPrint({ omitted, values, hasPurpose, hasConclusion, mark: mark.trim() })
  }

  return (
    <ModalDialog aria-label={title} onDismiss={onDismiss} width="560px">
      <chakra.form onSubmit={submit} noValidate p={{ base: '5', md: '6' }}>
        <Heading as="h2" textStyle="h2" pe="10">
          {title}
        </Heading>
        {offered.length > 1 && <PrintParts parts={offered} omitted={omitted} onChange={setOmitted} />}
        <chakra.div mt="4" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
          {sensitive.sensitiveCount > 0 && (
            <ChoiceField
              label="Dados sensíveis"
              help={describeValues(sensitive, values)}
              options={listValueChoices(offer)}
              value={values}
              onChange={setChosenValues}
            />
          )}
          {purpose !== undefined && (
            <SwitchField label="Finalidade" help={purpose} checked={hasPurpose} onChange={setHasPurpose} />
          )}
          {conclusion !== undefined && (
            <SwitchField
              label="Conclusão do analista"
              help={conclusion === '' ? 'Ainda não foi escrita.' : summarize(conclusion)}
              checked={hasConclusion && conclusion !== ''}
              disabled={conclusion === ''}
              onChange={setHasConclusion}
            />
          )}
          <MarkField mark={mark} onChange={setMark} />
        </chakra.div>
        <Flex align="center" justify="flex-end" gap="2" mt="5" wrap="wrap">
          <Text role="status" color="fg.error" me="auto">
            {isNothing && 'Escolha ao menos uma parte.'}
          </Text>
          <Button variant="outline" minH={touchHeight} onClick={onDismiss}>
            Cancelar
          </Button>
          <Button type="submit" minH={touchHeight} aria-disabled={isBlocked || undefined}>
            <LuPrinter aria-hidden="true" /> Imprimir
          </Button>
        </Flex>
      </chakra.form>
      <CloseCorner onClick={onDismiss} />
    </ModalDialog>
  )
}

/** Returns true if the screen shows some sensitive values and hides others. */
function isMixed(parts: readonly PrintPart[]): boolean {
  const { sensitiveCount, hiddenCount } = sumSensitive(parts, wholeScreen.omitted)
  return hiddenCount > 0 && hiddenCount < sensitiveCount
}

/** The print starts as the answers on screen are. A query's own values are on screen, so they decide only if alone. */
function chooseFirst({ parts }: PrintOffer): ValueChoice {
  const answers = parts.filter(({ isAsked, sensitiveCount }) => !isAsked && sensitiveCount > 0)
  const deciding = answers.length > 0 ? answers : parts
  if (isMixed(deciding)) return 'screen'
  return sumSensitive(deciding, wholeScreen.omitted).hiddenCount > 0 ? 'hidden' : 'shown'
}

const listValueChoices = (offer: PrintOffer): Record<string, string> & Record<ValueChoice, string> =>
  ({
    hidden: 'Ocultos',
    ...(isMixed(offer.parts) ? { screen: 'Como na tela' } : {}),
    shown: 'Mostrados',
  }) as Record<ValueChoice, string>

/** In characters. */
const maxSummary = 90

const summarize = (text: string) => (text.length > maxSummary ? `${text.slice(0, maxSummary)}…` : text)

/** In characters: the mark is one line at the foot of the page. */
export const maxMarkLength = 40

const suggestions = ['Confidencial', 'Uso interno', 'Rascunho']

type MarkFieldProps = { mark: string; onChange: (mark: string) => void }

/** Asks for a text that is printed at the foot of each page. */
export const MarkField = ({ mark, onChange }: MarkFieldProps) => (
  <chakra.div pt="4">
    <LimitedField
      label="Marca em cada página"
      help="Opcional. Sai no pé de todas as páginas."
      text={mark}
      max={maxMarkLength}
    >
      <Input
        value={mark}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </LimitedField>
    <Flex gap="1.5" wrap="wrap" mt="2" role="group" aria-label="Marcas usuais">
      {suggestions.map((text) => (
        <Button
          key={text}
          size="xs"
          minH={touchHeight}
          variant="outline"
          aria-pressed={mark === text}
          css={{ '&[aria-pressed=true]': { color: 'primary.fg', bg: 'primary.subtle' } }}
          onClick={() => onChange(mark === text ? '' : text)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  </chakra.div>
)

let text = ''

/** The mark of the last print. It may be personal, so it is only in memory, until the session ends. */
export const lastMark = {
  read: () => text,
  write: (mark: string) => {
    text = mark
  },
}

onSessionEnd(() => lastMark.write(''))

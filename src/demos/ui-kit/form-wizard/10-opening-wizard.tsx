import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LuArrowLeft, LuArrowRight, LuCircleCheck } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { type Check, createCheck } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { Muted, OutlineButton, Small } from '../basics.tsx'
import { readValuesAndCheckboxes } from '../fields/form-check.tsx'
import { sectionFields } from '../wizard/opening-fields.tsx'
import {
  emptyOpening,
  type Opening,
  openingSchema,
  sections,
  stepTitles,
  summaryStep,
} from '../wizard/opening-schema.ts'
import { listOpeningRows, Review } from '../wizard/review.tsx'
import { StepList } from '../wizard/step-list.tsx'

export const meta = {
  title: 'Abertura de conta',
  description: 'Cada etapa é conferida antes da seguinte; voltar não perde nada.',
  isWide: true,
}

type OpeningDoneProps = { ref: Ref<HTMLHeadingElement>; email: string; onRestart: () => void }

const OpeningDone = ({ ref, email, onRestart }: OpeningDoneProps) => (
  <Flex direction="column" align="center" textAlign="center" gap="3" py="8">
    <Text as="span" color="fg.success" fontSize="40px" lineHeight="1">
      <LuCircleCheck aria-hidden="true" />
    </Text>
    <Heading as="h3" ref={ref} tabIndex={-1} textStyle="h3" outline="none">
      Cadastro concluído
    </Heading>
    <Muted maxW="48ch" overflowWrap="anywhere">
      As instruções de acesso iriam para {email}. Neste exemplo nada é enviado nem guardado.
    </Muted>
    <OutlineButton onClick={onRestart}>Fazer outro cadastro</OutlineButton>
  </Flex>
)

const { company, address, access } = openingSchema.shape

const sectionChecks: { [Part in keyof Opening]: Check<Opening[Part]> } = {
  company: createCheck(company, readValuesAndCheckboxes),
  address: createCheck(address, readValuesAndCheckboxes),
  access: createCheck(access, readValuesAndCheckboxes),
}

/** The summary has no fields to check. */
const noCheck: Check<undefined> = () => ({ data: undefined })

export default function OpeningWizard() {
  const [opening, setOpening] = useState<Opening>(emptyOpening)
  const [step, setStep] = useState(0)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = sections[step]?.part
  const Fields = section && sectionFields[section]
  const { errors, form } = useValidatedForm<Opening[keyof Opening] | undefined>(
    async () => (section ? sectionChecks[section] : noCheck),
    () => (section ? goToStep(step + 1) : finish()),
  )

  /** Focuses the heading of the new step. */
  function showAndFocusHeading(change: () => void) {
    flushSync(change)
    heading.current?.focus()
  }

  /** A step's fields unmount, so their values, valid or not, are stored first. */
  function goToStep(nextStep: number) {
    const values = form.ref.current && readValuesAndCheckboxes(form.ref.current)
    form.onReset()
    showAndFocusHeading(() => {
      if (section && values) setOpening({ ...opening, [section]: values })
      setStep(nextStep)
    })
  }

  function finish() {
    notify.success('Add Successfully')
    showAndFocusHeading(() => setDone(true))
  }

  function restart() {
    setOpening(emptyOpening)
    showAndFocusHeading(() => {
      setStep(0)
      setDone(false)
    })
  }

  if (isDone) return <OpeningDone ref={heading} email={opening.access.email} onRestart={restart} />
  return (
    <form {...form}>
      <Stack gap="6">
        <StepList label="Etapas do cadastro" titles={stepTitles} current={step} onStepChange={goToStep} />
        <div>
          <Heading as="h3" ref={heading} tabIndex={-1} textStyle="h3" outline="none">
            {stepTitles[step]}
          </Heading>
          <Small>
            Etapa {step + 1} de {stepTitles.length}
          </Small>
        </div>
        {Fields ? (
          <Fields key={section} opening={opening} errors={errors} />
        ) : (
          <Review steps={sections} rows={listOpeningRows(opening)} onStepChange={goToStep} />
        )}
        <Flex gap="2" wrap="wrap">
          {step > 0 && (
            <Button variant="outline" onClick={() => goToStep(step - 1)}>
              <LuArrowLeft aria-hidden="true" className="directed" /> Voltar
            </Button>
          )}
          <Button type="submit">
            {step === summaryStep ? 'Concluir' : 'Continuar'}{' '}
            <LuArrowRight aria-hidden="true" className="directed" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

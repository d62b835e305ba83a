import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { readValuesAndCheckboxes } from '../fields/checked-values.ts'
import { noCheck, sectionChecks } from '../wizard/opening-checks.ts'
import { OpeningDone } from '../wizard/opening-done.tsx'
import { sectionFields } from '../wizard/opening-fields.tsx'
import { emptyOpening, type Opening } from '../wizard/opening-schema.ts'
import { sections, stepTitles, summaryStep } from '../wizard/opening-steps.ts'
import { OpeningSummary } from '../wizard/opening-summary.tsx'
import { StepList } from '../wizard/step-list.tsx'

export const meta = {
  title: 'Abertura de conta',
  description: 'Cada etapa é conferida antes da seguinte; voltar não perde nada.',
  isWide: true,
}

/** A form in several steps. Each is validated before the next; going back keeps the values. */
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
          <Text color="fg.muted" textStyle="small">
            Etapa {step + 1} de {stepTitles.length}
          </Text>
        </div>
        {Fields ? (
          <Fields key={section} opening={opening} errors={errors} />
        ) : (
          <OpeningSummary opening={opening} onStepChange={goToStep} />
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

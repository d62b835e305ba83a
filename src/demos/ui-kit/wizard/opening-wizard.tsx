import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { OpeningDone } from './opening-done.tsx'
import { partFields } from './opening-fields.tsx'
import { emptyOpening, openingSchema } from './opening-schema.ts'
import { parts, stepTitles, summaryStep } from './opening-steps.ts'
import { OpeningSummary } from './opening-summary.tsx'
import { StepList } from './step-list.tsx'

/** One form over several steps: each is checked before the next, and going back loses nothing. */
export function OpeningWizard() {
  const form = useForm({ resolver: zodResolver(openingSchema), defaultValues: emptyOpening })
  const [step, setStep] = useState(0)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const part = parts[step]?.part
  const Fields = part && partFields[part]

  /** The focus goes to what is new, which says where one is. */
  function show(change: () => void) {
    flushSync(change)
    heading.current?.focus()
  }

  const go = (to: number) => show(() => setStep(to))

  async function advance(event: FormEvent) {
    event.preventDefault()
    if (part && (await form.trigger(part, { shouldFocus: true }))) return go(step + 1)
    if (step === summaryStep) await form.handleSubmit(finish)()
  }

  function finish() {
    notify.success('Add Successfully')
    show(() => setDone(true))
  }

  function startAgain() {
    form.reset()
    show(() => {
      setStep(0)
      setDone(false)
    })
  }

  if (isDone) return <OpeningDone ref={heading} email={form.getValues('access.email')} onAgain={startAgain} />
  return (
    <form noValidate onSubmit={(event) => void advance(event)}>
      <Stack gap="6">
        <StepList label="Etapas do cadastro" titles={stepTitles} current={step} onGo={go} />
        <div>
          <Heading as="h3" ref={heading} tabIndex={-1} textStyle="h3" outline="none">
            {stepTitles[step]}
          </Heading>
          <Text color="fg.muted" textStyle="small">
            Etapa {step + 1} de {stepTitles.length}
          </Text>
        </div>
        {Fields ? <Fields form={form} /> : <OpeningSummary opening={form.getValues()} onGo={go} />}
        <Flex gap="2" wrap="wrap">
          {step > 0 && (
            <Button type="button" variant="outline" colorPalette="neutral" onClick={() => go(step - 1)}>
              <LuArrowLeft aria-hidden="true" /> Voltar
            </Button>
          )}
          <Button type="submit">
            {step === summaryStep ? 'Concluir' : 'Continuar'} <LuArrowRight aria-hidden="true" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

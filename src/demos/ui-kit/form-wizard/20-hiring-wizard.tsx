import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { createDateFormat } from '@/lib/format/intl.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { Muted, OutlineButton, Small } from '../basics.tsx'
import { HiringFields } from '../wizard/hiring-fields.tsx'
import { findInvalidSteps, type Hiring, hiringSteps, validateStep } from '../wizard/hiring-schema.ts'
import { clearHiring, editHiring, hiringDraft, openStep } from '../wizard/hiring-store.ts'
import { listHiringRows, Review } from '../wizard/review.tsx'
import { type StepState, VerticalSteps } from '../wizard/vertical-steps.tsx'

export const meta = {
  title: 'Contratação, na vertical',
  description: 'Etapas ao lado, uma delas opcional; o rascunho sobrevive a recarregar a página.',
  isWide: true,
}

const clock = createDateFormat({ timeStyle: 'short' })

export default function HiringWizard() {
  const { hiring, step: index, reached, skipped, savedAt } = useSnapshot(hiringDraft, { sync: true })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const step = hiringSteps[index] ?? hiringSteps[0]
  if (!step) return null
  const isReview = step.id === 'review'
  const invalid = findInvalidSteps(hiring, skipped)
  const done = hiringSteps.filter(({ id }, place) => place < reached && !invalid.includes(id)).length

  function goTo(next: number, nextSkipped: readonly string[] = skipped) {
    flushSync(() => {
      setErrors({})
      openStep(next, nextSkipped)
    })
    heading.current?.focus()
  }

  function readState({ id }: { id: string }, place: number): StepState {
    if (place === index) return 'current'
    if (place > reached) return 'ahead'
    if (skipped.includes(id)) return 'skipped'
    if (invalid.includes(id)) return 'invalid'
    return place < reached ? 'done' : 'open'
  }

  function edit(values: Partial<Hiring>) {
    editHiring(values)
    const left = { ...errors }
    for (const name of Object.keys(values)) delete left[name]
    setErrors(left)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!step) return
    const found = validateStep(step, hiring)
    const name = Object.keys(found)[0]
    if (name) {
      flushSync(() => setErrors(found))
      return form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    }
    const remaining = skipped.filter((id) => id !== step.id)
    if (!isReview) return goTo(index + 1, remaining)
    const wrong = hiringSteps.findIndex(({ id }) => invalid.includes(id))
    if (wrong >= 0) return goTo(wrong)
    flushSync(() => {
      clearHiring()
      setDone(true)
    })
    notify.success('Add Successfully')
    heading.current?.focus()
  }

  function discard() {
    clearHiring()
    setErrors({})
    announce('Rascunho descartado')
    heading.current?.focus()
  }

  if (isDone)
    return (
      <Box>
        <Heading as="h3" ref={heading} tabIndex={-1} textStyle="h3" outline="none">
          Contratação registrada
        </Heading>
        <Muted my="3">Neste exemplo nada é enviado, e o rascunho foi apagado.</Muted>
        <OutlineButton onClick={() => setDone(false)}>Começar outra contratação</OutlineButton>
      </Box>
    )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        gap={{ base: '5', md: '8' }}
      >
        <Box>
          <VerticalSteps
            label="Etapas da contratação"
            steps={hiringSteps.map((each, place) => ({ ...each, state: readState(each, place) }))}
            onStepChange={goTo}
          />
          <Box mt="3">
            <ProgressBar
              label="Contratação preenchida"
              value={Math.round((done / (hiringSteps.length - 1)) * 100)}
            />
          </Box>
        </Box>
        <Box minW="0">
          <Heading as="h3" ref={heading} tabIndex={-1} textStyle="h3" outline="none">
            {step.title}
          </Heading>
          <Small mb="4">
            Etapa {index + 1} de {hiringSteps.length}
            {step.isOptional && ', opcional'}
          </Small>
          {isReview ? (
            <Review
              steps={hiringSteps}
              rows={listHiringRows(hiring)}
              skipped={skipped}
              isFramed
              onStepChange={goTo}
            />
          ) : (
            <HiringFields key={step.id} step={step.id} hiring={hiring} errors={errors} onChange={edit} />
          )}
          <Flex gap="2" wrap="wrap" mt="6" align="center">
            <Button variant="outline" disabled={index === 0} onClick={() => goTo(index - 1)}>
              Etapa anterior
            </Button>
            <Button type="submit">{isReview ? 'Contratar' : 'Próxima etapa'}</Button>
            {step.isOptional && (
              <Button
                variant="ghost"
                colorPalette="primary"
                onClick={() => goTo(index + 1, [...skipped.filter((id) => id !== step.id), step.id])}
              >
                Pular etapa
              </Button>
            )}
          </Flex>
          <Flex gap="2" wrap="wrap" mt="4" align="center" minH="8">
            <Small role="status">
              {savedAt > 0
                ? `Rascunho guardado neste navegador às ${clock.format(savedAt)}`
                : 'O que você escrever fica guardado neste navegador'}
            </Small>
            {savedAt > 0 && (
              <Button size="xs" variant="ghost" colorPalette="danger" onClick={discard}>
                Descartar rascunho
              </Button>
            )}
          </Flex>
        </Box>
      </Grid>
    </form>
  )
}

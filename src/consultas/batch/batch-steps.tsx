import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

const stepTitles = ['Lista', 'Conferência', 'Consulta']

/** The steps of a batch and the current one. A new step starts at the top of the page, with the focus on its entry. */
export function BatchSteps({ current }: { current: number }) {
  const list = useRef<HTMLOListElement>(null)
  const shownStep = useRef(current)
  useEffect(() => {
    if (shownStep.current === current) return
    shownStep.current = current
    window.scrollTo(0, 0)
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [current])
  return (
    <chakra.ol
      ref={list}
      aria-label="Etapas"
      display="flex"
      gap="2"
      flexWrap="wrap"
      listStyleType="none"
      mb="5"
    >
      {stepTitles.map((title, index) => (
        <chakra.li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          tabIndex={-1}
          outline="none"
          display="flex"
          alignItems="center"
          gap="2"
          px="3"
          py="1"
          borderRadius="full"
          borderWidth="1px"
          textStyle="small"
          color="fg.muted"
          _currentStep={{
            bg: 'primary.subtle',
            color: 'primary.fg',
            borderColor: 'primary.muted',
            fontWeight: '600',
          }}
        >
          <span aria-hidden="true">{index + 1}</span> {title}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

import { Button, Flex, Heading, IconButton } from '@chakra-ui/react'
import type { CalendarController } from '@fullcalendar/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'

/** The views by the library's names, with the label of a step in each. */
const views = {
  dayGridMonth: { label: 'Mês', previous: 'Mês anterior', next: 'Próximo mês' },
  timeGridWeek: { label: 'Semana', previous: 'Semana anterior', next: 'Próxima semana' },
  timeGridDay: { label: 'Dia', previous: 'Dia anterior', next: 'Próximo dia' },
  listMonth: { label: 'Lista', previous: 'Mês anterior', next: 'Próximo mês' },
} as const

export type ViewName = keyof typeof views

const viewNames = Object.keys(views) as ViewName[]

const isViewName = (name: string | undefined): name is ViewName =>
  name !== undefined && Object.hasOwn(views, name)

/** The title of the range, buttons to other ranges, and the view switch. */
export function Toolbar({ controller }: { controller: CalendarController }) {
  const type = controller.view?.type
  const shown = isViewName(type) ? type : 'dayGridMonth'
  const { previous, next } = views[shown]
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
      <Flex align="center" gap="1">
        <Step label={previous} onClick={() => controller.prev()}>
          <LuChevronLeft />
        </Step>
        <Step label={next} onClick={() => controller.next()}>
          <LuChevronRight />
        </Step>
        <Button variant="outline" ms="1" onClick={() => controller.today()}>
          Hoje
        </Button>
      </Flex>
      <Heading
        as="h2"
        textStyle="h3"
        aria-live="polite"
        order={{ base: '-1', md: '0' }}
        flexBasis={{ base: 'full', md: 'auto' }}
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {controller.view?.title}
      </Heading>
      <Flex role="group" aria-label="Visão do calendário" gap="1" wrap="wrap">
        {viewNames.map((name) => (
          <Button
            key={name}
            aria-pressed={name === shown}
            variant={name === shown ? 'subtle' : 'ghost'}
            colorPalette={name === shown ? 'primary' : 'neutral'}
            px={{ base: '2.5', md: '3.5' }}
            onClick={() => controller.changeView(name)}
          >
            {views[name].label}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

type StepProps = { label: string; onClick: () => void; children: React.ReactNode }

const Step = ({ label, onClick, children }: StepProps) => (
  <IconButton
    aria-label={label}
    title={label}
    variant="outline"
    _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
    onClick={onClick}
  >
    {children}
  </IconButton>
)

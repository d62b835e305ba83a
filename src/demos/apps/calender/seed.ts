import { addDays, dayFromToday } from '../../parts/days.ts'
import type { Agenda, CalendarEvent, EventCategory } from './calendar-event.ts'

const createTimedEvent = (
  id: string,
  title: string,
  calendar: EventCategory,
  day: number,
  [from, to]: [string, string],
  details: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  id,
  title,
  start: `${dayFromToday(day)}T${from}`,
  end: `${dayFromToday(day)}T${to}`,
  allDay: false,
  extendedProps: { calendar },
  ...details,
})

const createWholeDayEvent = (
  id: string,
  title: string,
  calendar: EventCategory,
  first: number,
  last = first,
): CalendarEvent => ({
  id,
  title,
  start: dayFromToday(first),
  end: addDays(dayFromToday(last), 1),
  allDay: true,
  extendedProps: { calendar },
})

/** Events of some weeks around today. */
export const seedAgenda = (): Agenda => ({
  events: [
    createTimedEvent('planejamento', 'Planejamento da semana', 'meeting', 0, ['09:00', '10:00'], {
      place: 'Sala 2',
      link: 'https://exemplo.com.br/salas/planejamento',
      guests: [
        { id: 'tereza', answer: 'yes' },
        { id: 'marina', answer: 'yes' },
        { id: 'rogerio', answer: 'maybe' },
      ],
    }),
    createTimedEvent('cliente', 'Visita a cliente', 'business', 0, ['14:00', '16:00'], {
      place: 'Livraria Modelo, 2º andar',
      description: 'Levar a proposta impressa e as dúvidas sobre as consultas por CEP.',
      guests: [
        { id: 'jussara', answer: 'yes' },
        { id: 'dirce', answer: 'pending' },
      ],
    }),
    createTimedEvent('dentista', 'Dentista', 'personal', 1, ['08:30', '09:15']),
    createTimedEvent('revisao', 'Revisão dos relatórios', 'business', 2, ['10:30', '12:00']),
    createTimedEvent('aniversario', 'Aniversário da avó', 'family', 3, ['19:00', '22:00'], {
      repeat: { unit: 'year', interval: 1 },
    }),
    createTimedEvent('retrospectiva', 'Retrospectiva do mês', 'meeting', -2, ['15:00', '16:30'], {
      repeat: { unit: 'month', interval: 1 },
      guests: [
        { id: 'tereza', answer: 'yes' },
        { id: 'caetano', answer: 'yes' },
        { id: 'noemia', answer: 'no' },
      ],
    }),
    createTimedEvent('academia', 'Aula de natação', 'personal', -1, ['07:00', '08:00'], {
      place: 'Piscina do bairro',
      repeat: { unit: 'week', interval: 1 },
    }),
    createWholeDayEvent('feriado', 'Feriado municipal', 'holiday', 6),
    createWholeDayEvent('feira', 'Feira de tecnologia', 'business', 8, 10),
    createWholeDayEvent('viagem', 'Viagem em família', 'family', -9, -7),
    createWholeDayEvent('vistoria', 'Vistoria do prédio', 'etc', -4),
  ],
})

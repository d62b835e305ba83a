import { expect, it } from 'vitest'
import { findEmittedRoute } from '../../support/emitted-route.ts'

/** The template's pages, with the specification's spelling. */
const paths = [
  '/todo',
  '/chat',
  '/projects',
  '/project-details',
  '/kanban',
  '/calender',
  '/invoice-add',
  '/invoice-preview',
  '/invoice-edit',
  '/blog',
  '/blog-details',
  '/blank-page',
  '/basic',
  '/statistic',
  '/icons',
  '/button',
  '/dropdown',
  '/badges',
  '/colors',
  '/typography',
  '/alert',
  '/progress-bar',
  '/card',
  '/image',
  '/Placeholder',
  '/tooltip-popover',
  '/modal',
  '/carousel',
  '/Paginations',
  '/tab-accordion',
  '/video',
  '/input',
  '/textarea',
  '/checkbox',
  '/radio-button',
  '/switch',
  '/input-group',
  '/input-layout',
  '/input-mask',
  '/form-validation',
  '/file-input',
  '/form-repeater',
  '/form-wizard',
  '/select',
  '/date-time-picker',
  '/appex-chart',
  '/chartjs',
  '/recharts',
  '/map',
  '/table-basic',
  '/react-table',
]

it.each(paths)('%s is a page of the layout', async (path) => {
  expect(await findEmittedRoute(path)).toEqual({ layout: 'app', path })
})

it('/projects/{id} is a page of the layout', async () => {
  expect(await findEmittedRoute('/projects/7')).toEqual({ layout: 'app', path: '/projects/:id' })
})

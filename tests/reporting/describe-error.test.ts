import { describe, expect, it } from 'vitest'
import { describeError, findFile, keepKnownWords } from '../../src/reporting/describe-error.ts'

const files = 'https://painel.exemplo/dash/'

/** Creates an error as a browser would, with a stack. */
const createError = (message: string, stack: string[], name = 'TypeError') =>
  Object.assign(new TypeError(message), { name, stack: stack.join('\n') })

describe('keepKnownWords', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'Marina Quixabeira')",
      'cannot read properties of undefined reading …',
    ],
    [
      'Unexpected token \'M\', "Marina 398.136.146-68" is not valid JSON',
      'unexpected token … is not valid …',
    ],
    ['marina@exemplo.com.br is not a function', '… is not … function'],
    ['', '…'],
  ])('reads %s', (message, expected) => {
    expect(keepKnownWords(message)).toBe(expected)
  })
})

describe('describeError', () => {
  it('has positions in files of the build only, without names, queries or the lines of the message', () => {
    const message = `Failed\n    at https://painel.exemplo/dash/39813614668-1a2b3c4d.js:1:2`
    const error = createError(message, [
      `TypeError: ${message}`,
      '    at Object.marina [as 39813614668] (https://painel.exemplo/dash/page-1a2b3c4d.js:3:45)',
      '    at https://painel.exemplo/dash/first-00000000.js:1:2',
      '    at x (https://painel.exemplo/consulta/cpf?cpf=39813614668:1:1)',
      '    at x (https://outro.exemplo/dash/page-1a2b3c4d.js:1:1)',
    ])
    expect(describeError(error, files)).toEqual({
      name: 'TypeError',
      message: 'failed at …',
      stack: ['page-1a2b3c4d.js:3:45', 'first-00000000.js:1:2'],
    })
  })

  it('reads the stacks of Firefox and Safari', () => {
    const error = createError('x', [
      `marina@${files}page-1a2b3c4d.js:3:45`,
      `async*${files}b-1a2b3c4d.js:1:9`,
    ])
    expect(describeError(error, files).stack).toEqual(['page-1a2b3c4d.js:3:45', 'b-1a2b3c4d.js:1:9'])
  })

  it('tells no name that is not of the language or the browser', () => {
    expect(describeError(createError('x', [], 'Marina'), files).name).toBe('Error')
    expect(describeError(new DOMException('x', 'QuotaExceededError'), files).name).toBe('QuotaExceededError')
  })

  it.each([['Marina'], [{ name: 'Marina', message: 'Marina', stack: 'Marina' }], [null], [undefined]])(
    'tells nothing of a thrown value that is no error: %j',
    (thrown) => {
      expect(describeError(thrown, files)).toEqual({ name: 'Error', message: '…', stack: [] })
    },
  )
})

describe('findFile', () => {
  it.each([
    [`Failed to fetch dynamically imported module: ${files}page-1a2b3c4d.js`, 'page-1a2b3c4d.js'],
    [`${files}index-1a2b3c4d.css`, 'index-1a2b3c4d.css'],
    ['https://fotos.exemplo/dash/39813614668-1a2b3c4d.js', undefined],
    [`${files}39813614668.svg`, undefined],
    ['Importing a module script failed.', undefined],
  ])('%s: %s', (text, expected) => {
    expect(findFile(text, files)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { nestConditions } from '@/ui/theme/nested-conditions.tsx'

describe('nestConditions', () => {
  it('leaves rules without a condition as they are', () => {
    for (const rule of [
      '.a{color:red;}',
      '@keyframes spin{from{opacity:0;}to{opacity:1;}}',
      '@layer base{.a{color:red;}}',
    ])
      expect(nestConditions(rule)).toEqual([rule])
  })

  it('moves a condition into each of its style rules', () => {
    expect(nestConditions('@media print{.a{color:red;}.a td,.a th:has(> b){color:blue;}}')).toEqual([
      '.a{@media print{color:red;}}',
      '.a td,.a th:has(> b){@media print{color:blue;}}',
    ])
    expect(nestConditions('@container (min-width: 500px){.a{display:block;}}')).toEqual([
      '.a{@container (min-width: 500px){display:block;}}',
    ])
  })

  it('keeps the order of nested conditions', () => {
    expect(nestConditions('@media screen{@media (hover: hover){.a:hover{color:red;}}.b{top:0;}}')).toEqual([
      '.a:hover{@media screen{@media (hover: hover){color:red;}}}',
      '.b{@media screen{top:0;}}',
    ])
  })

  it('leaves conditions around other rules as they are', () => {
    const rule = '@media print{@page{size:A4;}.a{color:red;}}'
    expect(nestConditions(rule)).toEqual([rule])
  })
})

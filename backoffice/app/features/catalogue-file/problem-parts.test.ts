import { expect, test } from 'vitest';
import { problemParts } from './problem-parts.ts';

test('an error is told with its line and place', () => {
  expect(problemParts('prices.csv:12, price: "abc" is not a number')).toEqual({
    line: '12',
    place: 'price',
    message: '"abc" is not a number',
  });
  expect(problemParts('a.yaml:3, products MUG, price: 1.005 has more decimals than USD allows')).toEqual({
    line: '3',
    place: 'products MUG, price',
    message: '1.005 has more decimals than USD allows',
  });
  expect(problemParts('a.csv:1: the column "x" is there twice')).toMatchObject({ line: '1', place: '' });
});

test('any other text stays as it is', () => {
  expect(problemParts('the disk is full: make space')).toEqual({
    line: '',
    place: '',
    message: 'the disk is full: make space',
  });
  expect(problemParts('a.yaml: no products')).toEqual({ line: '', place: '', message: 'no products' });
});

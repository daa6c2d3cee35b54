import { expect, test } from 'vitest';
import { checkTracking, trackingOf } from './tracking.ts';

test('a shipment may go without a number, a correction may not', () => {
  expect(checkTracking({ number: ' ', url: '' }, false)).toEqual({});
  expect(checkTracking({ number: ' ', url: '' }, true)).toEqual({ number: 'missing' });
  expect(trackingOf({ number: ' ', url: '' })).toBeNull();
});

test('numbers have at most 60 characters, links begin with https', () => {
  expect(checkTracking({ number: 'x'.repeat(60), url: 'https://parcel.example/x' }, false)).toEqual({});
  expect(checkTracking({ number: 'x'.repeat(61), url: 'http://parcel.example/x' }, false)).toEqual({
    number: 'long',
    url: 'wrong',
  });
  expect(checkTracking({ number: 'x', url: 'parcel.example' }, false)).toEqual({ url: 'wrong' });
  expect(checkTracking({ number: '', url: 'https://parcel.example' }, false)).toEqual({ url: 'alone' });
});

test('spaces around them are dropped', () => {
  expect(trackingOf({ number: ' 1Z ', url: ' https://parcel.example ' })).toEqual({
    number: '1Z',
    url: 'https://parcel.example',
  });
  expect(trackingOf({ number: '1Z', url: ' ' })).toEqual({ number: '1Z', url: null });
});

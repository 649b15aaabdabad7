/**
 * Freezes a value and everything in it, so that no reader of shared data can change it for the next one.
 * @param value plain data; objects may contain themselves
 * @returns the same value
 */
export function deepFreeze<Value>(value: Value): Value {
  // An object that is frozen has been here before, which ends a cycle.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

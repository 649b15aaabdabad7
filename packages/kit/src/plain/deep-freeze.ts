/**
 * Freezes a value and everything in it, so that no reader of shared data can change it for the next one.
 * @param value plain data; objects may contain themselves
 * @returns the same value
 */
export function deepFreeze<Value>(value: Value): Value {
  // What is no object counts as frozen; an object that is frozen has been here before, which ends a cycle.
  if (Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value) as object).forEach(deepFreeze);
  return value;
}

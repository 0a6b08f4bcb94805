// A few values that take long to make, by name.

/** Remembers what `make` made of the names that were asked for last. @param most how many */
export function keeping<Name, Value>(most: number, make: (name: Name) => Value): (name: Name) => Value {
  const kept = new Map<Name, Value>();
  return (name) => {
    const value = kept.get(name) ?? make(name);
    // The one asked for last stands last.
    kept.delete(name);
    kept.set(name, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}

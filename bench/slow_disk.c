/* A disk whose flush takes FSYNC_US microseconds longer. Hard disks, SD cards and network volumes take 3 to 15 ms, a
   good SSD 0.1 ms. Preload it: slow_disk.ts compiles it and says how. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_for_the_disk(void) {
  const char *us = getenv("FSYNC_US");
  if (us) usleep((unsigned)atoi(us));
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  wait_for_the_disk();
  return real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  wait_for_the_disk();
  return real(fd);
}
